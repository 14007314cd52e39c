// What a screen reader would say amiss: raw ids, another language, and names that differ from what is seen.
(cyrillic) => {
  const known = /Stammtisch|English|Polski|Deutsch|Anna|Enter|Esc|QR|\b(?:EN|UK|PL|RU|DE)\b/g;
  const raw = /[a-z]_[a-z]|[{}$]|\b[A-Z]{1,2}\d+(-\d+)?\b|\b(undefined|null|NaN)\b/;
  const latin = /[A-Za-z]{2,}/;
  const plain = (text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim();
  const words = (text) =>
    plain(text)
      .split(' ')
      .filter((word) => /\p{L}{3}/u.test(word));
  // Letters inside a drawing are part of the picture.
  const seenIn = (thing) => {
    const found = [];
    const texts = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement.closest('svg, [aria-hidden=true]'))
        found.push(texts.currentNode.data);
    return found.join(' ');
  };
  const root = document.querySelector('.app') ?? document.body;
  const amiss = [];
  const told = (what, text) => {
    const said = text.replace(known, '');
    if (raw.test(said)) amiss.push(`${what}: raw: ${text}`);
    else if (cyrillic && latin.test(said)) amiss.push(`${what}: foreign: ${text}`);
  };
  const shown = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (shown.nextNode()) {
    const { data, parentElement } = shown.currentNode;
    if (!parentElement.closest('[aria-hidden=true], script, style, option')) told('text', data);
  }
  for (const thing of root.querySelectorAll('[aria-label]')) {
    const name = thing.getAttribute('aria-label');
    told('name', name);
    if (!name.trim()) amiss.push(`no name: ${thing.outerHTML.slice(0, 120)}`);
    if (!thing.matches('button, a, [role=button], [role=tab]')) continue;
    const seen = seenIn(thing);
    const missing = words(seen).filter((word) => !plain(name).includes(word));
    if (missing.length) amiss.push(`named “${name}”, seen “${seen}”`);
  }
  for (const thing of root.querySelectorAll('button, a')) {
    const named = thing.getAttribute('aria-label') ?? thing.getAttribute('aria-labelledby');
    if (!named && !thing.textContent.trim())
      amiss.push(`nameless: ${thing.outerHTML.slice(0, 120)}`);
  }
  return [...new Set(amiss)];
};
