import { type Article, list, section, table } from '../../article/article';

export const article: Article = {
  title: 'About RealDWG',
  lead: 'RealDWG is the library with which Autodesk’s own products read and write DWG and DXF files. It gives your program the drawing database of AutoCAD, in your own process, without AutoCAD on the machine.',
  sections: [
    section('what-you-get', 'What you get', [
      list(
        'The C++ libraries and headers of the drawing database (`AcDb`), geometry (`AcGe`), graphics interfaces (`AcGi`) and run-time classes (`AcRx`).',
        'The same database for .NET, as `Autodesk.AutoCAD.DatabaseServices`.',
        'Every object of a drawing: layers, blocks, layouts, dimensions, hatches, external references, dictionaries and extension data. What you do not touch is saved as it was read.',
        'Custom objects of other vendors: with their object enabler as full objects, without it as proxies that keep their data.',
        'Sample projects, the developer’s guide, and the run-time files that your installer ships.',
      ),
    ]),
    section('what-it-leaves-to-you', 'What it leaves to you', [
      'RealDWG ends where AutoCAD’s editor begins. It has no commands, no prompts or selection, no window and no plotting. An object hands you its graphics as primitives; drawing them on a screen or a page is your program’s part.',
      'To extend AutoCAD itself, use ObjectARX: the [comparison](/toolkits/realdwg/documentation#comparison) shows where the two differ. To ship a CAD application with editor and interface under your own name, look at [AutoCAD OEM](/platform-products/autocad_oem).',
    ]),
    section('file-versions', 'File versions', [
      'The first six characters of a DWG file name its version. RealDWG opens all of these and older ones; `AcDbDatabase::saveAs` takes the version to write. Objects that an older version does not know are broken down into simpler ones or kept as proxies.',
      table(
        'DWG versions since Release 14',
        ['Version', 'Native to'],
        ['AC1032', 'AutoCAD 2018 and later'],
        ['AC1027', 'AutoCAD 2013 to 2017'],
        ['AC1024', 'AutoCAD 2010 to 2012'],
        ['AC1021', 'AutoCAD 2007 to 2009'],
        ['AC1018', 'AutoCAD 2004 to 2006'],
        ['AC1015', 'AutoCAD 2000 to 2002'],
        ['AC1014', 'AutoCAD Release 14'],
      ),
    ]),
    section('development-environment', 'Development environment', [
      'RealDWG runs on 64-bit Windows. Its C++ interface exposes classes, so your compiler has to match the one that built the libraries; each release shares it with the AutoCAD of the same year.',
      table(
        'Compiler and .NET version by release',
        ['Release', 'C++', '.NET'],
        ['2026', 'Visual Studio 2022 17.10', '.NET 8'],
        ['2025', 'Visual Studio 2022 17.8', '.NET 8'],
        ['2024', 'Visual Studio 2022 17.2', '.NET Framework 4.8'],
        ['2023', 'Visual Studio 2019 16.11', '.NET Framework 4.8'],
      ),
    ]),
    section('evaluate', 'Evaluate RealDWG', [
      'An evaluation is the complete toolkit for 60 days. Sales sets up the license; then the packages on the [downloads page](/toolkits/realdwg/downloads/latest) are yours to download.',
      { kind: 'evaluation' },
    ]),
  ],
};
