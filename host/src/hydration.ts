let resolve: () => void = () => undefined;

/**
 * Resolves when the document is taken over. Until then the router must not go on: the first render has
 * to equal the document, and taking over may be interrupted by more urgent work.
 */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export const markHydrated = (): void => resolve();
