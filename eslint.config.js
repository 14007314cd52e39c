import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['web/src/generated/**', 'web/public/**', 'stammtisch/server/static/**'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      // svelte-check knows every global and type.
      'no-undef': 'off',
      'no-import-assign': 'off',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'svelte/no-unused-svelte-ignore': 'off',
      // A set that nobody watches is a plain one.
      'svelte/prefer-svelte-reactivity': 'off',
      // Addresses are paths of this server; the icons are our own constants.
      'svelte/no-navigation-without-resolve': 'off',
      'svelte/no-at-html-tags': 'off',
    },
  },
);
