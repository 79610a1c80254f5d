import { chromium } from '@playwright/test';
const [,, name, account, address, widths='1440,360', schemes='light,dark'] = process.argv;
const b = await chromium.launch({ executablePath:'/usr/bin/chromium' });
const O=process.env.ORIGIN??'http://127.0.0.1:3961';
for (const w of widths.split(',')) for (const s of schemes.split(',')) {
  const c = await b.newContext({ viewport:{width:+w,height:w==='360'?740:900}, colorScheme:s });
  if (account!=='-') {
    const [email,password]=account.split('/');
    await c.request.get(O+'/services/account/session');
    const t=(await c.request.storageState()).cookies.find(k=>k.name==='XSRF-TOKEN')?.value??'';
    const r=await c.request.post(O+'/services/account/api/widgetsignin',{data:{body:{email,password}},headers:{'X-XSRF-TOKEN':t}});
    if (!(await r.json()).success) throw new Error('no sign in');
  }
  const p = await c.newPage();
  p.on('console',m=>['error','warning'].includes(m.type())&&console.log(m.text().slice(0,300)));
  if (process.env.INIT) await p.addInitScript(process.env.INIT);
  await p.goto(O+address); await p.waitForTimeout(+(process.env.WAIT??3000));
  if (process.env.STEP) { const r=await p.evaluate(process.env.STEP); if(r!==undefined) console.log(w,s,JSON.stringify(r)); await p.waitForTimeout(1500); }
  await p.screenshot({ path:`/tmp/surface/${name}-${w}-${s}.png`, fullPage: !process.env.TOP });
  await c.close();
}
await b.close();
