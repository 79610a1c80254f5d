type Field = HTMLInputElement | HTMLTextAreaElement;

const isToggle = (field: Field) =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

/** The fields below an element that a visitor has changed. */
export const changedFields = (root: Element): Field[] =>
  [...root.querySelectorAll<Field>('input,textarea')].filter((field) =>
    isToggle(field) && field instanceof HTMLInputElement
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue,
  );

/** Sets a value past React, which otherwise believes that it has set it itself and reports no change. */
function setNative(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Shows in a field what was entered into another one, or into the same one before React knew it.
 * @returns tells React, once that handles events: after an effect, and not in a layout effect.
 */
export function enter(field: Field, from: Field): () => void {
  if (isToggle(field)) {
    // Back to what React knows, for a click that changes it.
    if (field === from && field instanceof HTMLInputElement) field.checked = field.defaultChecked;
    return () => field.click();
  }
  const { value, selectionStart, selectionEnd } = from;
  // React compares with what it knows, so it must know something else.
  field.value = '';
  setNative(field, value);
  return () => {
    field.dispatchEvent(new Event('input', { bubbles: true }));
    if (selectionStart !== null && document.activeElement === field)
      field.setSelectionRange(selectionStart, selectionEnd);
  };
}
