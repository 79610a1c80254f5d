import { type Article, facts, list, questions, section } from '../../article/article';

export const article: Article = {
  title: 'Inventor OEM Support',
  lead: 'Where to look first, whom to ask next, and what makes an answer quick.',
  sections: [
    section('ask', 'Where to ask', [
      facts({
        'Technical support':
          'For licensed customers and evaluators: [open a support request]({supportUrl}). Use it for crashes, wrong results and anything that contains your own models or code.',
        Forum: '[Ask in the developer forum]({forumUrl}) when the question is of use to others.',
        'Knowledge base':
          '[Search the knowledge base]({knowledgeBaseUrl}): known problems with their remedies.',
      }),
    ]),
    section('send', 'What to send', [
      list(
        'Release and update of the SDK, language, and version of Windows.',
        'Whether the same code fails in Inventor too.',
        'The smallest part or assembly that shows the problem, with the files it refers to.',
        'A few lines of code that run on it, and what you expected.',
        'For a crash: the dump file.',
      ),
    ]),
    section('common', 'Common problems', [
      questions({
        'The application does not start any more':
          'An SDK that is not licensed stops after 90 days. Apply the license patch from the [downloads page](/platform-products/inventor_oem/downloads/latest); if you have no license yet, contact sales.',
        'Lengths are wrong by a factor of ten or 2.54':
          'The API takes and gives centimeters. Convert at the border of your code, or set parameters by expressions with a unit.',
        'The interface stays English':
          'The language support file is missing or belongs to another release. Install the one of the SDK’s release.',
      }),
    ]),
    section('sales', 'Licenses and evaluations', [{ kind: 'evaluation' }]),
  ],
};
