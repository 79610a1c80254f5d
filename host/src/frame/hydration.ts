let resolve: () => void = () => undefined;

/**
 * Resolves when the document is hydrated. The router must not navigate before: the first render has to
 * match the document, and React may interrupt hydration for more urgent work.
 */
export const hydrated = new Promise<void>((done) => {
  resolve = done;
});

export const markHydrated = (): void => resolve();
