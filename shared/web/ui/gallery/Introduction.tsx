/** What the gallery shows, where no component is chosen. */
export function Introduction() {
  return (
    <>
      <h1>Components of @portal/ui</h1>
      <p>
        Choose a component to see its states, in light and in dark, on wide and on narrow screens. The
        examples are in the files named <code>*.examples.tsx</code> beside the components.
      </p>
    </>
  );
}
