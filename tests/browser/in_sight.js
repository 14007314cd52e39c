({ least }) => {
  const found = [];
  const name = (thing) =>
    thing.getAttribute('aria-label') || thing.textContent.trim().slice(0, 40) || thing.className;
  const box = (thing) => thing.getBoundingClientRect();
  const shown = (thing) => {
    const { width, height } = box(thing);
    return width > 1 && height > 1 && getComputedStyle(thing).visibility !== 'hidden';
  };
  /* The part of a thing that its clipping ancestors and the window leave. */
  const left = (thing, until) => {
    let { left: x, top: y, right, bottom } = box(thing);
    for (let at = thing.parentElement; at && at !== until; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      const clip = box(at);
      x = Math.max(x, clip.left), right = Math.min(right, clip.right);
      y = Math.max(y, clip.top), bottom = Math.min(bottom, clip.bottom);
    }
    x = Math.max(x, 0), right = Math.min(right, innerWidth);
    y = Math.max(y, 0), bottom = Math.min(bottom, innerHeight);
    return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
  };
  const share = (thing, until) => {
    const whole = box(thing), part = left(thing, until);
    return (part.width * part.height) / (whole.width * whole.height || 1);
  };
  const scroller = (thing) => {
    for (let at = thing.parentElement; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      const rolls = /auto|scroll/.test(style.overflowY + style.overflowX);
      if (rolls && (at.scrollHeight > at.clientHeight + 1 || at.scrollWidth > at.clientWidth + 1))
        return at;
    }
    return null;
  };
  const free = (thing) => {
    const part = left(thing);
    const top = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
    return top !== null && (thing.contains(top) || top.contains(thing) || top.closest('svg')?.contains(thing));
  };
  const page = document.scrollingElement;
  if (page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1)
    found.push(`the page scrolls: ${page.scrollWidth}x${page.scrollHeight}`);
  const say = document.querySelector('.status .say'), h2 = say?.querySelector('h2');
  if (h2 && box(h2).bottom > box(say).bottom + 2) found.push(`the question is cut: ${h2.textContent}`);
  for (const thing of document.querySelectorAll('[data-about]:not([inert] *)')) {
    if (!shown(thing)) { found.push(`absent: ${thing.dataset.about}`); continue; }
    if (share(thing) < 0.93 && !(thing.dataset.scrolls !== undefined && share(thing) > 0.4))
      found.push(`out of sight: ${thing.dataset.about} (${Math.round(100 * share(thing))} %)`);
    if (!free(thing)) found.push(`covered: ${thing.dataset.about}`);
  }
  if (document.querySelector('[data-legal]') && !document.querySelector('[data-about]'))
    found.push('nothing is marked as what it is about');
  const legal = [...document.querySelectorAll('[data-legal]')].filter((one) => !one.closest('dialog'));
  let seen = 0;
  for (const thing of legal) {
    if (!shown(thing)) { found.push(`hidden answer: ${name(thing)}`); continue; }
    if (share(thing) > 0.9) {
      seen += 1;
      if (!free(thing)) found.push(`covered answer: ${name(thing)}`);
    } else {
      const part = scroller(thing);
      if (!part || share(part) < 0.9) found.push(`answer out of reach: ${name(thing)}`);
    }
  }
  if (legal.length && !seen) found.push('no answer is in sight');
  const targets = 'button, a[href], select, [data-legal], [role=tab], summary, input[type=range]';
  for (const thing of document.querySelectorAll(targets)) {
    if (!shown(thing) || thing.disabled || thing.closest('dialog') || share(thing) < 0.9) continue;
    const { width, height } = box(thing);
    const grown = (side) => parseFloat(getComputedStyle(thing, '::after')[side]) || 0;
    if (Math.min(Math.max(width, grown('width')), Math.max(height, grown('height'))) < least - 1)
      found.push(`too small to hit: ${name(thing)} (${Math.round(width)}x${Math.round(height)})`);
  }
  for (const part of document.querySelectorAll('.app > *')) {
    const { left: x, right, top, bottom } = box(part);
    if (shown(part) && (x < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1))
      found.push(`outside the window: ${part.className || part.tagName}`);
  }
  return found;
}
