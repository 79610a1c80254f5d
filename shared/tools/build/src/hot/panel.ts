/** A failed build, or a module that threw while it ran again. */
export interface Problem {
  /** File, and the line where it is known: `./src/screens/Welcome.tsx:12`. */
  readonly place: string;
  readonly message: string;
}

const STYLE = {
  panel: {
    position: 'fixed',
    inset: '0 0 auto',
    zIndex: '2147483647',
    maxHeight: '80vh',
    overflow: 'auto',
    padding: '16px 24px',
    background: '#1d1f21',
    color: '#f5f5f5',
    borderBottom: '4px solid #e5484d',
    font: '14px/1.5 ui-monospace, monospace',
  },
  close: {
    float: 'right',
    margin: '0 0 8px 16px',
    padding: '4px 12px',
    background: 'transparent',
    color: 'inherit',
    border: '1px solid currentColor',
    borderRadius: '4px',
    font: 'inherit',
    cursor: 'pointer',
  },
  text: { margin: '8px 0 16px', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit' },
} as const;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: Partial<CSSStyleDeclaration>,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made.style, style);
  made.textContent = text;
  return made;
}

/**
 * Shows what keeps a build from the page, above it. It sets no HTML and adds no style sheet, so it needs nothing that a
 * portal's policy forbids.
 */
export function createPanel(title: string) {
  let panel: HTMLElement | undefined;
  const hide = () => {
    panel?.remove();
    panel = undefined;
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  return {
    /** Shows these problems in place of those before. */
    show(problems: readonly Problem[]): void {
      hide();
      if (problems.length === 0) return;
      panel = element('div', STYLE.panel);
      panel.setAttribute('role', 'alert');
      const close = element('button', STYLE.close, 'Close');
      close.addEventListener('click', hide);
      panel.append(close, element('strong', {}, title));
      for (const { place, message } of problems)
        panel.append(
          element('div', { marginTop: '12px', color: '#ff9592' }, place),
          element('pre', STYLE.text, message),
        );
      document.body.append(panel);
    },
  };
}
