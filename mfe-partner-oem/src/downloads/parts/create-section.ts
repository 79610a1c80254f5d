import type { Section } from '@portal/api/content';

/** Creates a section from content that has another shape. */
export const createSection = (name: string, parts: Partial<Omit<Section, 'name'>> = {}): Section => ({
  name,
  description: '',
  type: '',
  notes: '',
  patch: '',
  packages: [],
  files: [],
  sections: [],
  generate_hdv_link: false,
  generate_hpdv_link: false,
  generate_hmf_to_hsf_link: false,
  ...parts,
});
