import type { Section } from '@portal/api/content';
import { platformOf } from '@portal/catalog';
import type { FileContext } from '../files/file-request';

/** The context of a section's files: the section's name is their `os` if it names one. PAGE-5, NAME-4. */
export const sectionContext = (section: Section, context: FileContext): FileContext =>
  platformOf(section.name) === '' ? context : { ...context, os: section.name };
