// Runs before the first paint, so that a dark room stays dark.
(function () {
  var theme = 'auto';
  try {
    theme = JSON.parse(localStorage.getItem('settings') || '{}').theme || 'auto';
  } catch (error) {
    theme = 'auto';
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var night = theme === 'night' || (theme === 'auto' && dark);
  document.documentElement.dataset.theme = night ? 'night' : 'day';
})();
