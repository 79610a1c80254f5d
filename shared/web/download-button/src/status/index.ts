/** The state of a card's gate and of its download; a lazy chunk that loads with the first card. */
export { alertStore } from '../alerts/store';
export { resetPreviews } from '../gate/license-preview';
export { resetLicenseCoverage, watchLicensedLanguages } from '../license/license-coverage';
export { type CardStatusProps, default } from './CardStatus';
