// jsdom knows neither the Web Animations API nor matchMedia.
if (!Element.prototype.animate) {
  Element.prototype.animate = function (): Animation {
    const animation = {
      onfinish: null as null | (() => void),
      cancel(): void {},
      finish(): void {},
      finished: Promise.resolve(),
      addEventListener(): void {},
    };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
  Element.prototype.getAnimations = () => [];
}
globalThis.matchMedia ??= ((query: string) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
})) as unknown as typeof matchMedia;
