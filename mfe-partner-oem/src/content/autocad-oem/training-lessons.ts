import { downloads, list, section, video } from '../../article/article';

export const basics = section('basics', 'The basics', [
  video(
    'autocad-oem-basics-make-wizard',
    'A product in the Make Wizard',
    'Defining a product with a handful of commands, building it, and starting it for the first time.',
  ),
  video(
    'autocad-oem-basics-modules',
    'Adding your own modules',
    'One ObjectARX, one .NET and one LISP module: list, name, stamp, load on demand. What the wizard’s messages mean.',
  ),
  'Afterwards you have a product that opens drawings, offers a dozen commands and runs one of your own. The sample project is the state at the end; open its project file in the Make Wizard and set the paths to your installation on the first page. C++ modules in it link to `aoem.exe` through the OEM ObjectARX SDK.',
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Basics_Slides.pdf': 'Slides: parts of the kit, build steps, where files go.',
    'AutoCAD_OEM_Basics_Sample.zip':
      'Sample: Make Wizard project with an ObjectARX, a .NET and a LISP module.',
  }),
]);

export const branding = section('branding', 'Branding', [
  video(
    'autocad-oem-branding',
    'Your name, your icons',
    'Product and company name, registry root, executable, splash screen, icons, about box.',
  ),
  video(
    'autocad-oem-branding-interface',
    'Ribbon and menus',
    'A customization file that holds only what the product offers, workspaces, tool palettes, right-click menus.',
  ),
  list(
    'Choose names and registry root before the first delivery: changing them later leaves the settings of earlier versions behind.',
    'Provide icons in all sizes that Windows asks for; it scales a missing one badly.',
    'Search the finished interface for commands that are not published, in menus, shortcuts and double-click actions.',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Branding_Slides.pdf': 'Slides: a checklist of every place where name or logo appears.',
    'AutoCAD_OEM_Branding_Sample.zip': 'Sample: resources and customization file of a branded product.',
  }),
]);

export const shipping = section('shipping', 'Shipping', [
  video(
    'autocad-oem-shipping',
    'From build to installer',
    'The OEM Installer Wizard page by page, silent installation, and a test on a clean machine.',
  ),
  list(
    'A new build is a new installer with a new `ProductGuid`. A saved installer file still holds the old one; remove it first.',
    'Sign your modules, the product and the installer.',
    'Installers of other parts, for instance of a license manager, can run as part of yours.',
    'Test installing, updating over the last version, repairing and removing, as a user without administrator rights as well.',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Shipping_Slides.pdf': 'Slides: installer pages, updates, silent installation.',
    'AutoCAD_OEM_Shipping_Sample.zip': 'Sample: installer file with a further installer in it.',
  }),
]);

export const zeroDocumentState = section('zero-document-state', 'Zero document state', [
  video(
    'autocad-oem-zero-document-state',
    'A product without an open drawing',
    'What still works when the last drawing is closed, and a start page that lives in this state.',
  ),
  'With no drawing open there is no command line, and ribbon and toolbars are reduced. Everything that belongs to a document is missing: database, selection, system variables of the drawing, LISP. The application, its windows and the collection of documents are there.',
  list(
    'Check before use: `acDocManager->mdiActiveDocument()` is null in C++, `DocumentManager.MdiActiveDocument` in .NET.',
    'Palettes and dialogs of yours stay open: disable what needs a drawing when the last one closes, enable it when one opens. Listen to the events of the document manager.',
    'Code that opens or creates a drawing here has to run in the application context; a command needs a document.',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Zero_Document_State_Slides.pdf': 'Slides: which interfaces are there, which events tell.',
    'AutoCAD_OEM_Zero_Document_State_Sample.zip': 'Sample: start page and document events, C++ and C#.',
  }),
]);

export const expressTools = section('express-tools', 'Express tools', [
  video(
    'autocad-oem-express-tools',
    'Express Tools in a product',
    'Which of the Express Tools can be taken along, and how their modules and menus are added.',
  ),
  'The Express Tools are not a part of the platform by themselves. They are LISP and ObjectARX modules, so they are treated like yours: listed in the Make Wizard, stamped, their commands published and their menu added to your customization file.',
  list(
    'Take the files from the kit of the same version and language.',
    'Add the tools that you need and the libraries they share; each further one is one more thing to test.',
    'Check their dialogs and help links for names that are not your product’s.',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Express_Tools_Slides.pdf': 'Slides: tools, their modules and what they depend on.',
    'AutoCAD_OEM_Express_Tools_Sample.zip': 'Sample: module list and partial customization file.',
  }),
]);

export const helpFile = section('help-file', 'Help file', [
  video(
    'autocad-oem-help-file',
    'Help of your own',
    'Leading F1, the help command and your dialogs to pages of your own, offline and online.',
  ),
  list(
    'Describe what your product has. AutoCAD’s help explains commands that your users do not see.',
    'Set the help location in the Make Wizard; `HELP` and F1 follow it. Commands and dialogs of your own name the topic that they open.',
    'Ship a help for each language that you ship, and name the fallback.',
  ),
  downloads('autocad-oem-training', {
    'AutoCAD_OEM_Help_File_Slides.pdf': 'Slides: help locations, topics, languages.',
    'AutoCAD_OEM_Help_File_Sample.zip':
      'Sample: help project with topic map and a command that opens a topic.',
  }),
]);
