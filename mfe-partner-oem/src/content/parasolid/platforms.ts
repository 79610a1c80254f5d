import { type Article, list, section, table } from '../../article/article';

/** PAR-4. */
export const article: Article = {
  title: 'Parasolid Platforms',
  lead: 'The systems and compilers that Parasolid is built for. Which of them a release offers is shown with its files on the [downloads page](/toolkits/siemens-parasolid/downloads/latest).',
  sections: [
    section('windows', 'Windows', [
      table(
        'Compilers on Windows',
        ['Compiler', '32-bit', '64-bit'],
        ['Visual Studio 2015', 'Yes', 'Yes'],
        ['Visual Studio 2013', 'Yes', 'Yes'],
        ['Visual Studio 2012', 'Yes', 'Yes'],
      ),
    ]),
    section('unix', 'UNIX', [
      table(
        'UNIX systems',
        ['System', 'Architecture'],
        ['Linux', '64-bit'],
        ['MAC', '64-bit'],
        ['AIX', '64-bit'],
        ['SUN SPARC Solaris', '64-bit'],
      ),
    ]),
    section('choosing', 'Choosing a build', [
      list(
        'Take the build for the compiler that your application is built with, so that debug and release settings and run-time libraries agree.',
        'The PK interface is plain C. An application built with another compiler can load Parasolid as a shared library, as long as neither side frees memory that the other one allocated outside the PK functions for it.',
        'Models do not depend on the platform: XT files written on one are read on all others.',
      ),
      'If your system or compiler is missing, ask technical support before you plan around it; builds for further platforms exist for some releases.',
    ]),
  ],
};
