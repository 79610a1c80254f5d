import { Duration, type Stack } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { ContentOrigin } from '../content/content-origin';
import type { Settings } from '../settings';

const PERIOD = Duration.minutes(5);

/** A share of the distribution's responses, in percent. */
const rate = ({ distributionId }: Distribution, metricName: string): Metric =>
  new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    statistic: 'Average',
    period: PERIOD,
    dimensionsMap: { DistributionId: distributionId, Region: 'Global' },
  });

/** Requests that the content repository did not serve: a token that ended, its rate limit, an outage. */
const contentFailures = (stack: Stack, { logs }: ContentOrigin): Metric =>
  new MetricFilter(stack, 'ContentFailures', {
    logGroup: logs,
    metricNamespace: 'Portal',
    metricName: 'ContentFailures',
    metricValue: '1',
    filterPattern: FilterPattern.stringValue('$.message.outcome', '=', 'failed'),
  }).metric({ statistic: 'Sum', period: PERIOD });

/** Alarms on what visitors notice. Each says where on-call reads on. AWS-7. */
export function alarms(
  stack: Stack,
  cdn: Distribution,
  content: ContentOrigin,
  { alarmEmail }: Settings,
): void {
  const topic = new Topic(stack, 'Alarms', { displayName: 'Developer portal' });
  if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
  // What is counted, from which value on, and what it means to the person on call.
  const watches = [
    {
      id: 'ServerErrors',
      metric: rate(cdn, '5xxErrorRate'),
      threshold: 1,
      means: 'More than 1% of all responses are 5xx: an origin is down.',
    },
    {
      id: 'ClientErrors',
      metric: rate(cdn, '4xxErrorRate'),
      threshold: 15,
      means: 'More than 15% of all responses are 4xx: files of a release are missing, or a scan is running.',
    },
    {
      id: 'ContentUnavailable',
      metric: contentFailures(stack, content),
      threshold: 5,
      means:
        'The content repository refuses or fails; pages show what is cached. Check token and rate limit.',
    },
    {
      id: 'ContentProxyErrors',
      metric: content.proxy.metricErrors({ period: PERIOD }),
      threshold: 1,
      means: 'The content proxy itself fails.',
    },
    {
      id: 'ContentProxyThrottles',
      metric: content.proxy.metricThrottles({ period: PERIOD }),
      threshold: 1,
      means: 'More requests reach the content proxy than it may handle: the cache is not used.',
    },
  ];
  for (const { id, metric, threshold, means } of watches)
    new Alarm(stack, id, {
      alarmDescription: `${means} See host/deploy/on-call.md.`,
      metric,
      threshold,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    }).addAlarmAction(new SnsAction(topic));
}
