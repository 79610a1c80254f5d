import { pageLink, text } from '../../article/text';
import type { Block } from '../../article/types';

export const licensing: readonly Block[] = [
  {
    kind: 'facts',
    items: [
      [
        'Evaluation',
        'The complete toolkit for 60 days, set up by sales. It is for trying the toolkit out, not for shipping a product.',
      ],
      [
        'Development and distribution',
        'One agreement with your company covers both. It names the applications that are built on the toolkit and says how the run-time files are passed on with them.',
      ],
      [
        'Your customers',
        'They need neither AutoCAD nor an account here. The run-time files may be installed as a part of your application, not on their own.',
      ],
      [
        'Downloads',
        text`The portal checks for a RealDWG license before each package on the ${pageLink('downloads page', '/toolkits/realdwg/downloads/latest')}. Licenses of your account stand on the ${pageLink('license page', '/license_generator')}.`,
      ],
    ],
  },
  {
    kind: 'paragraph',
    text: 'Terms that apply to a release are in the license file of its package. Questions about scope, for instance server use or a second product, are best asked before the agreement: sales answers them.',
  },
  { kind: 'evaluation' },
];
