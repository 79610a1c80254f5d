import { type Meta, type Story, withRouter } from '../examples/format';
import { AppLink } from './links';

export default {
  title: 'Basics/AppLink',
  component: AppLink,
  decorators: [withRouter()],
} satisfies Meta<typeof AppLink>;

type AppLinkStory = Story<typeof AppLink>;

export const Alone: AppLinkStory = { args: { to: '/start', children: 'Back to the landing page' } };

export const InText: AppLinkStory = {
  render: () => (
    <p>
      Your evaluation has ended. <AppLink to="/license_generator">View your licenses</AppLink> to see what you
      can download.
    </p>
  ),
};
