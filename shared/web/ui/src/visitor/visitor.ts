import { type VisitorSystem, visitorArchitecture, visitorPlatform } from '@portal/catalog/visitor';

/** Key of the visitor's choice in local storage. Session storage holds only the keys of the session (SES-3). */
const STORAGE_KEY = 'portal-system';
/** A longer text in the storage is not a system. */
const MAX_LENGTH = 60;

/** The attribute of the element around a select of systems in rendered markup: the system of its variant. */
export const SYSTEM_SELECT = 'data-system-select';

const root = () => document.documentElement;

function storedSystem(): string {
  try {
    const stored = localStorage.getItem(STORAGE_KEY) ?? '';
    return stored.length > MAX_LENGTH ? '' : stored;
  } catch {
    return ''; // Storage is denied.
  }
}

/**
 * States at the document's root whose machine it is shown on, so that styles can show what is for it before any other
 * script runs: `data-system` (the one chosen last, else what the browser says; none if it says nothing), `data-arch` and
 * `data-language`. Client hints tell the architecture a little later. REC-2.
 */
export function markVisitor(): void {
  const { dataset } = root();
  const browser: VisitorSystem & { readonly language: string } = navigator;
  const system = storedSystem() || visitorPlatform(browser);
  if (system) dataset.system = system;
  dataset.arch = visitorArchitecture(browser) || 'x86_64';
  dataset.language = browser.language;
  browser.userAgentData?.getHighEntropyValues?.(['architecture', 'bitness']).then(
    (hints) => {
      dataset.arch = (hints.architecture && visitorArchitecture(browser, hints)) || dataset.arch;
    },
    () => undefined, // The browser does not tell it.
  );
}

/** Remembers a system on this machine, for the pages of all products, and shows what is for it. REC-2. */
export function chooseSystem(system: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, system);
  } catch {
    // Storage is denied: the choice lasts until the page is left.
  }
  root().dataset.system = system;
}

/**
 * Lets the selects of a rendered page work, which has a part for each system. Styles show the chosen one's.
 * The focus goes on to the select of the part that is shown then. REC-3.
 */
export function followEarlyChoice(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLSelectElement)) return;
    const first = target.closest(`[${SYSTEM_SELECT}]`)?.getAttribute(SYSTEM_SELECT);
    if (typeof first !== 'string') return;
    const { value } = target;
    target.value = first;
    chooseSystem(value);
    for (const other of document.querySelectorAll<HTMLElement>(`[${SYSTEM_SELECT}] select`))
      if (other.offsetParent !== null) other.focus();
  });
}

/** The option that a select of a document shows without a choice: the one that it marks, else its first. */
export const defaultOption = ({ options }: HTMLSelectElement): HTMLOptionElement | undefined =>
  [...options].find((option) => option.defaultSelected) ?? options[0];

/** What the document's root states of the visitor. */
export interface MarkedVisitor {
  /** Empty if the browser does not say it. */
  readonly system: string;
  readonly arch: string;
  readonly language: string;
}

/** Reads what the document's root states. Marks it first in a document whose host does not. */
export function readVisitor(): MarkedVisitor {
  if (root().dataset.arch === undefined) markVisitor();
  const { system = '', arch = '', language = '' } = root().dataset;
  return { system, arch, language };
}

/** Calls back when what the root states changes. @returns a function that stops it. */
export function watchVisitor(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(root(), { attributeFilter: ['data-system', 'data-arch', 'data-language'] });
  return () => observer.disconnect();
}
