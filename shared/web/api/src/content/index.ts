export { clearReleasesCache, getContent, getReleases, getVersionIndex, isContentError } from './get-content';
export { type OutlineFile, type ReleaseOutline, releaseOutline } from './outline';
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
  type Notes,
  type OemUpdate,
  type ParasolidContent,
  type PolygonicaContent,
  parasolidContent,
  polygonicaContent,
  type ReleaseHead,
  releaseHead,
  type Section,
  type TrainingContent,
  trainingContent,
} from './schemas';
