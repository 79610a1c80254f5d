import { anyOf, REMOTE_LOAD_ERRORS } from '../support/fixtures';
import { test } from './support/test';

test.describe('a remote that cannot be loaded', () => {
  test.use({ expectedErrors: anyOf(REMOTE_LOAD_ERRORS, /not loaded: .*mfe-cae/) });

  test('costs its own section only, and comes back with Try again', async ({ visitor, services }) => {
    await services.injectFault({ call: 'static:/remotes/mfe-cae/', kind: 'status', status: 404 });
    await visitor.open('/cae/cee_env_desktop/downloads/latest');
    const message = visitor.main.part('alert');
    await message.says('CAE products could not be loaded');
    await message.says('The rest of the portal keeps working.');
    await visitor.showsWholeLayout();

    await visitor.header.part('link', /developer zone/i).click();
    await visitor.title.says('Welcome to the Developer Zone');
    await visitor.back();
    await message.isThere();
    await services.clearFaults();
    await visitor.main.part('button', 'Try again').click();
    await visitor.title.says(/^Ceetron Envision Desktop 20/);
  });
});
