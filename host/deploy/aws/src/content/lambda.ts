/** The entry of the Lambda function. */
import { type ProxyEvent, type ProxyResponse, proxyContent } from './proxy';

export const handler = (event: ProxyEvent): Promise<ProxyResponse> => proxyContent(event, process.env);
