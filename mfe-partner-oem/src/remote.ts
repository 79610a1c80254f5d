import { defineRemote } from '@portal/sdk';
import { description } from '../remote.config';
import { familyRoutes } from './routes/products';
import { lgplRoutes, qtRoutes } from './routes/qt';

export default defineRemote(description, {
  routes: {
    '/toolkits/*': familyRoutes('/toolkits/'),
    '/platform-products/*': familyRoutes('/platform-products/'),
    '/qt-toolkit/*': qtRoutes,
    '/LGPL': lgplRoutes,
  },
});
