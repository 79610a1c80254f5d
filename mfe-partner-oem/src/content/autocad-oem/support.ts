import { type Article, facts, list, questions, section } from '../../article/article';

export const article: Article = {
  title: 'AutoCAD OEM Support',
  lead: 'Where to look first, whom to ask next, and what makes an answer quick.',
  sections: [
    section('ask', 'Where to ask', [
      facts({
        'Technical support':
          'For licensed customers and evaluators: [open a support request]({supportUrl}). Use it for crashes, build failures and anything that contains your own code.',
        Forum:
          '[Ask in the developer forum]({forumUrl}) when the question is of use to others: how something is done, what others do.',
        'Knowledge base':
          '[Search the knowledge base]({knowledgeBaseUrl}): known problems with their remedies.',
        'Licenses and evaluations': 'Sales; see the end of this page.',
      }),
    ]),
    section('send', 'What to send', [
      list(
        'Version, language and update level of AutoCAD OEM, and the version of Windows.',
        'Whether it also happens in AutoCAD OEM itself, in plain AutoCAD, or in your product only. This one answer often halves the search.',
        'For a failed build: the Make Wizard’s project file and its log.',
        'For a crash: the dump file and the steps, starting from a new drawing.',
        'For a drawing: the smallest one that shows the problem.',
      ),
    ]),
    section('common', 'Common problems', [
      questions({
        'A module loads in AutoCAD OEM but not in the product':
          'It is not in the product’s list of modules, it was built again after the product, or its logical name is used twice. Correct the list and build the product again.',
        'A module does not load at all':
          'It was linked with AutoCAD’s ObjectARX SDK and looks for `acad.exe`. Link it with the OEM SDK of the same version.',
        'An update installs, but nothing changes':
          'The new installer has the `ProductGuid` of the old one. Remove it from the saved installer file and build the installer again.',
        'A command is “unknown” in the product':
          'Publish it in the command table. If it is your own command, check that its module is loaded when the command is called.',
      }),
      'More of these are in the “Questions and answers” of the [training](/platform-products/autocad_oem/training).',
    ]),
    section('sales', 'Licenses and evaluations', [
      'A license covers a version and its languages. To add a language, a new version or the IFC plug-ins, or to try them out, contact sales.',
      { kind: 'evaluation' },
    ]),
  ],
};
