import { type Article, downloads, list, section, steps } from '../../article/article';

export const article: Article = {
  title: 'AutoCAD OEM Documentation',
  lead: 'How a product is made, in the order in which you will meet the steps. The reference for every dialog and file is the AutoCAD OEM Developer’s Guide in the kit and in the [online documentation]({docsHost}/autocad-oem).',
  sections: [
    section('steps', 'From the kit to a product', [
      steps(
        'Install the production or trial files of a version and language, and its updates, from the [downloads page](/platform-products/autocad_oem/downloads/latest).',
        'Build your C++ modules against the OEM ObjectARX SDK. Modules built with AutoCAD’s SDK link to `acad.exe` and do not load. .NET assemblies reference the managed libraries of the kit.',
        'Start AutoCAD OEM and load the modules by hand, to find errors before the product is made.',
        'Start the OEM Make Wizard from a developer command prompt of Visual Studio, define the product and build it.',
        'Run the product from the build folder and test it.',
        'Make the installer with the OEM Installer Wizard and test it on a clean machine.',
      ),
    ]),
    section('modules', 'Modules', [
      list(
        'List your modules and the libraries that they need directly. Run-time libraries of the system and of AutoCAD are not listed.',
        'Each module has a logical name. It must be unique within the product; two modules with the same name keep each other from loading.',
        'Every listed module is stamped for this product. After you build a module again, build the product again too: an older stamp does not fit the new file.',
        'AutoLISP files are compiled and bound like other modules. Plain source files are not loaded.',
      ),
    ]),
    section('commands', 'Commands and system variables', [
      'The command table decides what exists for your users. A command that you do not publish is unknown at the command line, in menus and in scripts. System variables follow the same rule; some are reached through a dialog, so publishing the dialog’s command publishes them.',
      'Publish a command together with the ones that it calls, and check the ribbon and menus: a button for a command that is left out does nothing.',
    ]),
    section('installer', 'Installer and updates', [
      list(
        'Each build of an installer needs its own `ProductGuid`. When you reuse a saved installer file, remove the old one, or Windows takes the update for the product that is already there.',
        'Further installers, such as a license manager’s, can run in the same installation; they lie in a folder of their own with a description each.',
        'An update from the downloads page is applied to your kit. Build product and installer again, then deliver them.',
        'For each language, use the production files and updates of that language and the same update level.',
      ),
    ]),
    section('ifc', 'IFC plug-ins', [
      'The IFC Reader and the IFC Writer are modules for your product. Their evaluation and production files are on the [downloads page](/platform-products/autocad_oem/downloads/latest); these guides describe the functions, the supported IFC schemas and how elements are mapped to drawing objects.',
      downloads('ifc-documents', {
        'IFC_Reader_Developer_Guide.pdf':
          'Reading IFC models: entry points, options, mapping of building elements and properties.',
        'IFC_Writer_Developer_Guide.pdf':
          'Writing IFC models: project structure, geometry, property sets, validation.',
        'IFC_Reader_Release_Notes.pdf': 'IFC Reader: changes, corrections and known limits.',
        'IFC_Writer_Release_Notes.pdf': 'IFC Writer: changes, corrections and known limits.',
      }),
    ]),
    section('more', 'Further reading', [
      list(
        '[Training](/platform-products/autocad_oem/training): videos, sample projects and slides for each of these topics.',
        '[ObjectARX and .NET guides]({docsHost}/autocad-oem/objectarx): the programming interfaces that your modules use.',
        '[Support](/platform-products/autocad_oem/support): whom to ask, and what to send along.',
      ),
    ]),
  ],
};
