import {
  type Article,
  type Block,
  facts,
  questions,
  sample,
  section,
  table,
  video,
} from '../../article/article';

const FIRST_HOST = `class HostApp : public AcDbHostApplicationServices {
  Acad::ErrorStatus findFile(ACHAR* path, int length, const ACHAR* name,
                             AcDbDatabase* db, FindFileHint hint) override;
};

HostApp host;
acdbSetHostApplicationServices(&host);
acdbValidateSetup(AcLocale(L"en", L"us"));

auto* drawing = new AcDbDatabase(false, true);  // no default content, no document
if (drawing->readDwgFile(L"plan.dwg") == Acad::eOk) {
  host.setWorkingDatabase(drawing);
  // … read or change objects …
  drawing->saveAs(L"plan-out.dwg");
}
delete drawing;
acdbCleanUp();`;

const faq = questions({
  'Does AutoCAD have to be installed?':
    'No, neither for development nor on your customers’ machines. Your installer brings the run-time files along.',
  'What is the least that a program has to do?': [
    'Derive a class from `AcDbHostApplicationServices`, implement `findFile`, and register one instance before anything else. In .NET, derive from `HostApplicationServices`, override `FindFile` and pass the instance to `RuntimeSystem.Initialize`.',
    sample('Open and save a drawing, C++', FIRST_HOST),
  ],
  'Why does text come out in the wrong font?':
    'The library asks your `findFile` for every file that a drawing needs: SHX and TrueType fonts, external references, images, templates. There is no default search path. Search the drawing’s folder, your own support folders, then the system’s fonts, and log what you could not find.',
  'May I use another version of Visual Studio?':
    'For C++, use the version that the release names: classes cross the border between your code and the libraries. A program that has to be built with another compiler can call a small module of its own that is built with the right one.',
  'Can I open drawings on several threads?':
    'The drawing database is not safe for use from several threads at once. On a server, run one worker process for each job; a crash on a damaged drawing then ends one job and not the service.',
  'What happens to objects of AutoCAD Architecture, Civil 3D and others?':
    'They are custom objects. With the product’s object enabler (a `.dbx` module) loaded, you get the real classes. Without it they are proxies: you see their last graphics and can pass them on unchanged, but not edit them.',
  'Which release do I need for a drawing of the newest AutoCAD?':
    'The file version has been AC1032 since 2018, so every release from 2018 on opens it. Objects that a newer AutoCAD introduced arrive as proxies in an older release; to read and change them, use the release of that year.',
  'Can a damaged drawing be repaired?':
    'Often. When reading reports that a file needs recovery, open it through recovery and audit the database before you save it: the audit mends what it can and reports what it erased.',
});

const licensing: readonly Block[] = [
  facts({
    Evaluation:
      'The complete toolkit for 60 days, set up by sales. It is for trying the toolkit out, not for shipping a product.',
    'Development and distribution':
      'One agreement with your company covers both. It names the applications that are built on the toolkit and says how the run-time files are passed on with them.',
    'Your customers':
      'They need neither AutoCAD nor an account here. The run-time files may be installed as a part of your application, not on their own.',
    Downloads:
      'The portal checks for a RealDWG license before each package on the [downloads page](/toolkits/realdwg/downloads/latest). The licenses of your account are on the [license page](/license_generator).',
  }),
  'Terms that apply to a release are in the license file of its package. Questions about scope, for instance server use or a second product, are best asked before the agreement: sales answers them.',
  { kind: 'evaluation' },
];

const comparison: readonly Block[] = [
  'Both toolkits are made of the same database classes, so code that only reads and writes objects can be shared. They differ in who owns the process.',
  table(
    'RealDWG and ObjectARX',
    ['', 'RealDWG', 'ObjectARX'],
    ['Runs in', 'Your own program or service', 'AutoCAD or a product built on it'],
    ['AutoCAD on the machine', 'Not needed', 'Required'],
    [
      'What you build',
      'An `.exe` that links to the libraries',
      'An `.arx` module or a .NET assembly that AutoCAD loads',
    ],
    ['Drawing database, geometry', '`AcDb`, `AcGe`, `AcGi`, `AcRx`', 'The same'],
    ['Commands, prompts, selection', 'None', '`AcEd`: register commands, ask for points, select objects'],
    ['Documents and windows', 'None', '`AcAp`, palettes, dialogs, ribbon'],
    ['Plot and publish', 'None', 'Included'],
    ['Finding fonts and references', 'Your implementation of `findFile`', 'AutoCAD’s support paths'],
    ['Custom objects', 'Load `.dbx` object enablers', 'Load the same `.dbx` modules'],
    ['Systems', '64-bit Windows', '64-bit Windows; a separate SDK for AutoCAD on macOS'],
    ['License', 'Agreement for your application', 'The SDK is free of charge; each user needs AutoCAD'],
  ),
  facts({
    'Choose RealDWG':
      'for import and export in a program of your own, batch conversion, servers, checks and document management: wherever no person draws.',
    'Choose ObjectARX':
      'for commands and tools that AutoCAD’s users run inside AutoCAD. To try it you need AutoCAD, for which Autodesk offers a 30-day trial.',
    'Choose both':
      'when your own objects are to live in drawings: put their classes into a `.dbx` module, which either host loads, and the interface for them into an `.arx` module.',
    'Choose AutoCAD OEM':
      'to sell a complete CAD application under your own name. ObjectARX code can move over; see [AutoCAD OEM](/platform-products/autocad_oem).',
  }),
];

/** FAQ, video, licensing, and a comparison with an ObjectARX toolkit. DWG-1. */
export const article: Article = {
  title: 'RealDWG Documentation',
  lead: 'Answers for the first week with the toolkit. The developer’s guide and the class reference are part of each package and in the [online documentation]({docsHost}/realdwg).',
  sections: [
    section('faq', 'Frequently asked questions', [faq]),
    section('video', 'Video', [
      video(
        'realdwg-first-host-application',
        'A first host application',
        'From an empty Visual Studio project to a console program that opens a drawing and lists its layers: include and library paths, host services, clean-up.',
      ),
      video(
        'realdwg-walking-a-drawing',
        'Walking through a drawing',
        'Symbol tables, block table records and dictionaries; opening objects for reading and writing; following block references and external references.',
      ),
    ]),
    section('licensing', 'Licensing', licensing),
    section('comparison', 'RealDWG and ObjectARX compared', comparison),
  ],
};
