import { type Article, callout, facts, list, section, table } from '../../article/article';

export const article: Article = {
  title: 'About Inventor OEM',
  lead: 'Inventor OEM is the Autodesk Inventor engine as a platform for mechanical design. Your application brings its own purpose and interface; parts, assemblies and drawings come from Inventor.',
  sections: [
    section('what-you-build', 'What you build', [
      list(
        'Configurators that turn a few choices into a complete assembly with drawings and parts lists.',
        'Design tools for one trade: frames, piping, molds, machines, with the features that the trade needs and no others.',
        'Applications that open, check and exchange Inventor models as a part of a larger process.',
      ),
      'Your customers install your application and need no Inventor. The files are ordinary Inventor parts, assemblies and drawings, so they can be passed on to anyone who works with Inventor.',
    ]),
    section('sdk', 'What is in the SDK', [
      facts({
        Engine:
          'Parametric sketches, features and parts, assemblies with constraints, drawings, sheet metal.',
        'Inventor API':
          'The object model known from Inventor: a COM interface for C#, Visual Basic and C++, in the process as an add-in or from outside.',
        Exchange: 'Reading and writing of the common CAD formats through translator add-ins.',
        Languages: 'Language support files that are added to the SDK, one for each language.',
        'Samples and guides': 'Projects for add-ins, a configurator, and the steps to brand and deploy.',
      }),
      callout(
        'The SDK runs for 90 days until it is licensed. The license patch on the [downloads page](/platform-products/inventor_oem/downloads/latest) lifts the limit.',
      ),
    ]),
    section('compare', 'Inventor or Inventor OEM?', [
      table(
        'An add-in for Inventor and an application on Inventor OEM',
        ['', 'Add-in for Inventor', 'Inventor OEM'],
        ['Your customer buys', 'Inventor and your add-in', 'Your application'],
        ['User interface', 'Inventor’s, extended', 'Yours'],
        ['Functions', 'All of Inventor’s', 'Those that you offer'],
        ['Programming', 'Inventor API', 'Inventor API'],
        ['To get started', 'Inventor, or its 30-day trial', 'An evaluation license from sales'],
      ),
      'Since both have the same API, a prototype may begin as an add-in. For 2D applications on DWG see [AutoCAD OEM](/platform-products/autocad_oem).',
    ]),
    section('evaluate', 'Evaluate Inventor OEM', [
      'Evaluations are set up by sales. Describe the application that you have in mind; you get a license and a contact for questions about the API.',
      { kind: 'evaluation' },
    ]),
  ],
};
