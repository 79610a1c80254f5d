import { anyOf, REMOTE_LOAD_ERRORS } from '../support/fixtures';
import { test } from './support/test';

test.describe('a remote that cannot be loaded', () => {
  test.use({ expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /not loaded: .*mfe-cae/) });

  test('fails in its own section only, and recovers with Try again', async ({ visitor, services }) => {
    await services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
    await visitor.open('/cae/cee_env_desktop/downloads/latest');
    const message = visitor.main.getByRole('alert');
    await message.expectText('CAE products could not be loaded');
    await message.expectText('The rest of the portal keeps working.');
    await visitor.expectLayoutFits();

    await visitor.header.getByRole('link', /developer zone/i).click();
    await visitor.title.expectText('Welcome to the Developer Zone');
    await visitor.back();
    await message.expectPresent();
    await services.clearFaults();
    await visitor.main.getByRole('button', 'Try again').click();
    await visitor.title.expectText(/^Ceetron Envision Desktop 20/);
  });
});
