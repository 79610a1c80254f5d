import { defineRemote } from '@portal/contract';
import { description } from '../remote.config';
import { hoopsRoutes } from './routes';

export default defineRemote(description, { routes: { '/hoops/*': hoopsRoutes } });
