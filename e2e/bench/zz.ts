import { chromium } from '@playwright/test';
import { http2Proxy } from './http2-proxy';
import { startPortal } from '../support/server';
import { load } from './measure';
for (const site of ['.portal/site','.portal/monolith-site']) {
const portal = await startPortal(site);
const proxy = await http2Proxy(portal.origin);
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [p,s] of [['/start','main h2'],['/start','main a[href*="/signup"]'],['/cae/cee_env_desktop/downloads/latest','main button[aria-expanded]'],['/hoops/communicator/downloads/latest','main button[aria-expanded]']]) console.log(site, p, JSON.stringify(await load(b, proxy.origin+p!, s!).catch(e=>String(e).slice(0,200))));
await b.close(); proxy.close(); await portal.stop(); }
