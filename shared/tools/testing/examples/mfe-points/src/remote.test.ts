import { checkRemote } from '@portal/testing';
import { description } from '../remote.config';
import module from './remote';

checkRemote({ description, module }, { paths: ['/points'], publicPaths: ['/points'] });
