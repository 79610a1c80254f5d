import type { Meta, Story } from '../../examples/format';
import { SafeHtml } from './SafeHtml';

export default { title: 'Pages/SafeHtml', component: SafeHtml } satisfies Meta<typeof SafeHtml>;

type SafeHtmlStory = Story<typeof SafeHtml>;

export const Plain: SafeHtmlStory = { args: { html: 'First line.\nSecond line.' } };

export const Elements: SafeHtmlStory = {
  args: {
    html:
      '<p>Needs <b>CMake</b> and <code>gcc</code>; see the <a href="https://docs.example/">manual</a>.</p>' +
      '<ul><li>Faster import of STEP files</li><li>Less memory</li></ul>' +
      '<pre>cmake --build .</pre><blockquote>Preview only.</blockquote>' +
      '<table><tr><th scope="col">Format</th><th scope="col">Versions</th></tr>' +
      '<tr><td>STEP</td><td>AP203, AP214, AP242</td></tr></table>',
  },
};

/** Scripts, forms and addresses that run code are dropped. */
export const Hostile: SafeHtmlStory = {
  args: {
    html: 'Harmless<script>alert(1)</script> <a href="javascript:alert(1)">text</a><form><input></form>.',
  },
};

/** No word of a wide table is broken: it scrolls. */
export const WideTable: SafeHtmlStory = {
  args: {
    html:
      '<table><caption>Supported compilers</caption>' +
      `<tr>${['Platform', 'Architecture', 'Compiler', 'Redistributable', 'Generator', 'Configuration', 'Deprecated'].map((name) => `<th scope="col">${name}</th>`).join('')}</tr>` +
      `<tr>${['Windows', 'x86_64', 'VisualStudio2022', 'Microsoft', 'Ninja', 'RelWithDebInfo', 'unsupported'].map((text) => `<td>${text}</td>`).join('')}</tr></table>`,
  },
};

export const Empty: SafeHtmlStory = { args: { html: '' } };

export const LongText: SafeHtmlStory = {
  args: {
    html:
      `<p>${'A long word does not widen the page: '.repeat(2)}<code>${'HOOPS_Exchange_'.repeat(9)}</code></p>` +
      `<pre>${'cmake -DCMAKE_BUILD_TYPE=RelWithDebInfo '.repeat(4)}</pre>`,
  },
};
