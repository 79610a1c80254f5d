import type { PolicyDocument, Statement } from '../policies/policies';
import type { Authorization } from './bucket';

/** A resource or action with wildcards; `*` also matches slashes. */
const matches = (pattern: string, text: string): boolean =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.$^+?()[\]{}|\\]/g, '\\$&'))
      .join('.*')}$`,
  ).test(text);

type Request = Omit<Authorization, 'accessKey'>;

const applies = ({ Action, Resource, Condition }: Statement, arn: string, request: Request): boolean => {
  const { action, key, creates } = request;
  const resource = key === '' ? arn : `${arn}/${key}`;
  const isAbsent = Condition?.Null['s3:if-none-match'];
  return (
    Action.some((pattern) => matches(pattern, action)) &&
    Resource.some((pattern) => matches(pattern, resource)) &&
    (isAbsent === undefined || (isAbsent === 'true') === !creates)
  );
};

/**
 * Whether a policy allows a request, as IAM decides: a statement allows it and none denies it. It knows the actions,
 * resources and conditions that this workspace's policies have, and no others.
 * @param arn the bucket's ARN.
 */
export const isAllowed = ({ Statement: statements }: PolicyDocument, arn: string, request: Request) =>
  (['Allow', 'Deny'] as const).every(
    (effect) =>
      statements.some((one) => one.Effect === effect && applies(one, arn, request)) === (effect === 'Allow'),
  );
