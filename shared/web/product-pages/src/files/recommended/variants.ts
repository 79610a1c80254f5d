import { systemName } from '../facets';
import type { PageFile } from '../page-files';
import { differInArch, recommend } from './recommend';
import { type FileLanguage, type SystemFiles, systemsOf } from './systems';

/** The files that a variant is chosen from. */
export interface Choice {
  readonly files: readonly PageFile[];
  readonly systems: readonly SystemFiles[];
  readonly language: FileLanguage | undefined;
}

/** What the region shows to visitors with one kind of machine. */
export interface Variant extends Omit<Choice, 'files'> {
  readonly id: string;
  readonly system: string;
  /** The system in words. */
  readonly label: string;
  /** `undefined`: the page has no file for the system. */
  readonly file: PageFile | undefined;
  readonly ofSystem: readonly PageFile[];
  /** Whether the architecture is said. */
  readonly saysArch: boolean;
}

export const choiceOf = (files: readonly PageFile[], language?: FileLanguage): Choice => {
  const all = language?.files() ?? files;
  return { files: all, systems: systemsOf(all), language };
};

/** The variant for a machine. */
export function variantFor({ files, systems, language }: Choice, system: string, arch: string): Variant {
  const found = systems.find((other) => other.system === system);
  const ofSystem = found?.files ?? [];
  const file = recommend(ofSystem, arch);
  return {
    id: [language?.name, system, file?.request.alertKey].join(' '),
    system,
    label: found?.label ?? systemName(system),
    file,
    ofSystem,
    systems,
    language,
    saysArch: differInArch(files),
  };
}

/** Systems of visitors, whether a page has files for them or not. */
const KNOWN = ['windows', 'linux', 'mac', 'ios', 'android'];

/** A variant of a rendered page, with the selector of the document roots at which it is shown. */
export interface StyledVariant extends Variant {
  readonly selector: string;
}

/** What can stand in a selector: names of systems are content. */
const isPlain = (text: string) => /^[\w .+-]+$/.test(text);

const languageSelector = ({ tags }: FileLanguage) => tags.map((tag) => `[data-language|="${tag}" i]`).join();

/** Selects the roots for which a language is picked: the first one is for all that no other is for. */
function rootsOfLanguage(language: FileLanguage | undefined, offered: readonly FileLanguage[]): string {
  if (language === undefined) return '';
  const others = offered.slice(1).filter(({ tags }) => tags.length > 0);
  if (language !== offered[0]) return `:is(${languageSelector(language)})`;
  return others.length === 0 ? '' : `:not(${others.map(languageSelector).join()})`;
}

/**
 * All variants that a page's document has, because it is rendered for every visitor: one for each system and language,
 * two where the architecture decides, and one for each other system that a browser may name. REC-3.
 */
export function allVariants(
  files: readonly PageFile[],
  languages: readonly FileLanguage[],
): readonly StyledVariant[] {
  const first = languages[0];
  const choices = [first, ...languages.slice(1).filter(({ tags }) => tags.length > 0)].map((language) =>
    choiceOf(files, language),
  );
  return choices.flatMap((choice, index) => {
    const own = choice.systems.map(({ system }) => system).filter(isPlain);
    // What is not there is not there in any language.
    const missing = index === 0 ? KNOWN.filter((system) => !own.includes(system)) : [];
    const roots = rootsOfLanguage(choice.language, languages);
    return [...own, ...missing].flatMap((system): StyledVariant[] => {
      const usual = variantFor(choice, system, 'x86_64');
      const arm = variantFor(choice, system, 'arm64');
      const root = `[data-system="${system}"]${usual.file === undefined ? '' : roots}`;
      if (usual.file === arm.file) return [{ ...usual, selector: root }];
      return [
        { ...usual, selector: `${root}:not([data-arch=arm64])` },
        { ...arm, selector: `${root}[data-arch=arm64]` },
      ];
    });
  });
}

/**
 * The styles that show the variant for the machine that the document's root names (`markVisitor`), and the list of
 * systems where it names none of them.
 * @param attribute of the elements of the variants, whose value is their index; `list`: that of the list.
 */
export function variantStyles(variants: readonly StyledVariant[], attribute: string): string {
  const shown = variants.map(({ selector }, index) => `html${selector} [${attribute}="${index}"]`);
  const systems = [...new Set(variants.map(({ system }) => `[data-system="${system}"]`))];
  return `${shown.join()}{display:grid}html:is(${systems.join()}) [${attribute}=list]{display:none}`;
}
