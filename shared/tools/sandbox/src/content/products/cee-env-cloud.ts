import { builds } from '../builds';
import { resultFiles } from '../cae';
import { genericProductContent } from '../product-content';
import { desktop } from './cee-env-desktop';

export const content = genericProductContent({
  ...desktop,
  stem: 'Envision_Web',
  title: 'Ceetron Envision Web',
  builds: [builds.windows, builds.linux, builds.linuxArm],
  description: 'The JavaScript client, the server and its command-line tools.',
  highlights: [
    'The server sends only the results that the view needs.',
    'The client draws with WebGL 2 and needs no plug-in.',
    'Scenes can be exported as one HTML file.',
    'The server runs in a container without root rights.',
    'Sessions of several visitors share one copy of the model.',
  ],
  sections: () => [
    {
      name: 'Web client',
      description: 'The client alone, for pages that talk to a server elsewhere.',
      files: [
        {
          name: 'Client on the package registry',
          filename: 'envision-web-client',
          type: 'raw_link',
          link: '/places/registry/envision-web-client',
        },
      ],
    },
    resultFiles,
  ],
});
