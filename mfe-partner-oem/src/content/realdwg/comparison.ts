import { code, pageLink, text } from '../../article/text';
import type { Block } from '../../article/types';

export const comparison: readonly Block[] = [
  {
    kind: 'paragraph',
    text: 'Both toolkits are made of the same database classes, so code that only reads and writes objects can be shared. They differ in who owns the process.',
  },
  {
    kind: 'table',
    caption: 'RealDWG and ObjectARX',
    columns: ['', 'RealDWG', 'ObjectARX'],
    rows: [
      ['Runs in', 'Your own program or service', 'AutoCAD or a product built on it'],
      ['AutoCAD on the machine', 'Not needed', 'Required'],
      [
        'What you build',
        text`An ${code('.exe')} that links to the libraries`,
        text`An ${code('.arx')} module or a .NET assembly that AutoCAD loads`,
      ],
      [
        'Drawing database, geometry',
        text`${code('AcDb')}, ${code('AcGe')}, ${code('AcGi')}, ${code('AcRx')}`,
        'The same',
      ],
      [
        'Commands, prompts, selection',
        'None',
        text`${code('AcEd')}: register commands, ask for points, select objects`,
      ],
      ['Documents and windows', 'None', text`${code('AcAp')}, palettes, dialogs, ribbon`],
      ['Plot and publish', 'None', 'Included'],
      [
        'Finding fonts and references',
        text`Your implementation of ${code('findFile')}`,
        'AutoCAD’s support paths',
      ],
      [
        'Custom objects',
        text`Load ${code('.dbx')} object enablers`,
        text`Load the same ${code('.dbx')} modules`,
      ],
      ['Systems', '64-bit Windows', '64-bit Windows; a separate SDK for AutoCAD on macOS'],
      ['License', 'Agreement for your application', 'The SDK is free of charge; each user needs AutoCAD'],
    ],
  },
  {
    kind: 'facts',
    items: [
      [
        'Choose RealDWG',
        'for import and export in a program of your own, batch conversion, servers, checks and document management: wherever no person draws.',
      ],
      [
        'Choose ObjectARX',
        'for commands and tools that AutoCAD’s users run inside AutoCAD. To try it you need AutoCAD, for which Autodesk offers a 30-day trial.',
      ],
      [
        'Choose both',
        text`when your own objects are to live in drawings: put their classes into a ${code('.dbx')} module, which either host loads, and the interface for them into an ${code('.arx')} module.`,
      ],
      [
        'Choose AutoCAD OEM',
        text`to sell a complete CAD application under your own name. ObjectARX code can move over; see ${pageLink('AutoCAD OEM', '/platform-products/autocad_oem')}.`,
      ],
    ],
  },
];
