/** Modules of the page read these when they load. Tests that need more replace them. */
globalThis.navigator ??= /** @type {Navigator} */ ({ languages: ['en'] });
globalThis.matchMedia ??= () => /** @type {MediaQueryList} */ ({ matches: false });
