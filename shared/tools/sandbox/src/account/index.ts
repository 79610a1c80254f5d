import type { FastifyInstance } from 'fastify';
import type { SandboxContext } from '../context';
import { registerLinkRoute } from '../downloads';
import { parseHtmlForms } from '../http/parse';
import { registerLicenseRoutes, registerSessionRoutes } from './calls';
import { registerAccountPages } from './pages';
import { checkXsrf } from './xsrf';

/** The account service: sessions, licenses, trials, download links. CALL-1 to CALL-15. */
export async function registerAccountService(app: FastifyInstance, context: SandboxContext): Promise<void> {
  parseHtmlForms(app);
  app.addHook('preHandler', checkXsrf);
  registerSessionRoutes(app, context);
  registerLicenseRoutes(app, context);
  registerLinkRoute(app, context);
  registerAccountPages(app, context);
}
