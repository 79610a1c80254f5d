import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { FailureState } from './states';

export default { title: 'Basics/FailureState', component: FailureState } satisfies Meta<typeof FailureState>;

type FailureStateStory = Story<typeof FailureState>;

export const TitleOnly: FailureStateStory = { args: { title: 'The release notes could not be loaded.' } };

export const InPlaceOfPage: FailureStateStory = {
  args: { title: 'HOOPS products could not be loaded', isPageTitle: true },
};

export const WithAction: FailureStateStory = {
  args: {
    title: 'The release notes could not be loaded.',
    detail: 'The service did not respond in time.',
    action: <Button icon="retry">Retry</Button>,
  },
};

export const Retrying: FailureStateStory = {
  args: {
    title: 'The release notes could not be loaded.',
    detail: 'The service did not respond in time.',
    action: (
      <Button icon="retry" loading>
        Retry
      </Button>
    ),
  },
};

export const LongText: FailureStateStory = {
  args: {
    title: 'Its configuration, /portal.config.json, is missing or wrong',
    detail: (
      <ul>
        <li>
          <code>observability.environments.production.dsn</code> must be an address that begins with https://
        </li>
        <li>
          <code>roadmapUrls.communicator</code> must be a string
        </li>
      </ul>
    ),
    action: <Button icon="retry">Try again</Button>,
  },
};
