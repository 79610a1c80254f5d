import { type Article, facts, list, section, steps, table } from '../../article/article';

export const article: Article = {
  title: 'About AutoCAD OEM',
  lead: 'AutoCAD OEM is the AutoCAD engine as a platform. You choose which of its commands your product offers, add your own, and ship the result as an application under your own name, icon and installer.',
  sections: [
    section('what-you-build', 'What you build', [
      'A complete Windows application: drawing window, command line, palettes and plotting come from AutoCAD, and drawings are ordinary DWG files. Your customers install your product and need no AutoCAD.',
      list(
        'Commands: publish a few of AutoCAD’s or nearly all of them; what you leave out does not exist for your users.',
        'Your own functions in ObjectARX (C++), .NET or AutoLISP, the same code that runs in AutoCAD.',
        'Brand: product name, splash screen, icons, ribbon and menus, help, registry keys, file associations.',
        'Protection: the product loads the modules that you built into it, and no others.',
      ),
    ]),
    section('kit', 'What is in the kit', [
      facts({
        'OEM Make Wizard':
          'Defines the product: names, commands, modules, resources. It stamps your modules and makes the product’s executable.',
        'OEM Installer Wizard': 'Puts product, run-time files and languages together to an installer.',
        'OEM ObjectARX SDK':
          'Headers and libraries for your C++ modules. It links to `aoem.exe` in place of `acad.exe`.',
        'AutoCAD OEM itself':
          'A runnable application with fewer limits than a finished product, to try your modules in before you stamp them.',
        Languages:
          'English and localized editions, each with its production files and updates on the downloads page.',
        'IFC Reader and IFC Writer':
          'Plug-ins that bring IFC building models into your product and out of it.',
      }),
    ]),
    section('differences', 'How it differs', [
      table(
        'Three ways to build on AutoCAD technology',
        ['', 'AutoCAD with an add-in', 'AutoCAD OEM', 'RealDWG'],
        ['Your customer buys', 'AutoCAD and your add-in', 'Your product', 'Your product'],
        ['User interface', 'AutoCAD’s, extended', 'AutoCAD’s parts, your selection', 'All yours'],
        ['Commands', 'All of AutoCAD’s', 'Those that you publish', 'None'],
        ['Other vendors’ modules', 'May be loaded', 'Only if you build them in', 'Object enablers'],
        ['Files', 'DWG, DXF', 'DWG, DXF', 'DWG, DXF'],
      ),
      'To read and write drawings in a program without editor, [RealDWG](/toolkits/realdwg) is the smaller choice.',
    ]),
    section('evaluate', 'Evaluate AutoCAD OEM', [
      steps(
        'Ask for an evaluation below. Sales answers with a license for 60 days and a version and language to start with.',
        'Download the trial from the [downloads page](/platform-products/autocad_oem/downloads/latest).',
        'Work through “The basics” of the [training](/platform-products/autocad_oem/training): after it, a small product of your own runs.',
      ),
      { kind: 'evaluation' },
    ]),
  ],
};
