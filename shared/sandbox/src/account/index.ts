import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { linkCall } from '../downloads/link-call';
import { readHtmlForms } from '../http/forms';
import { licenseCalls } from './license-calls';
import { accountPages } from './pages';
import { sessionCalls } from './session-calls';
import { checkXsrf } from './xsrf';

/** The account service: sessions, licenses, trials, download links. CALL-1 to CALL-15. */
export async function accountService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  readHtmlForms(app);
  app.addHook('preHandler', checkXsrf);
  sessionCalls(app, context);
  licenseCalls(app, context);
  linkCall(app, context);
  accountPages(app, context);
}
