export { ContentError, type ContentFailure, isContentError } from './errors';
export { type ContentOptions, type ContentRef, getContent } from './get-content';
export { clearReleasesCache, getReleases, getVersionIndex } from './releases';
export {
  type AutocadOemContent,
  autocadOemContent,
  type FileEntry,
  type GenericContent,
  genericContent,
  type IfcContent,
  type InventorOemContent,
  ifcContent,
  inventorOemContent,
  type LanguageEntry,
  type Notes,
  type OemUpdate,
  type ParasolidContent,
  type PolygonicaContent,
  parasolidContent,
  polygonicaContent,
  type ReleaseHead,
  type ReleasesList,
  type Section,
  type TrainingContent,
  trainingContent,
  type VersionIndex,
} from './schemas';
