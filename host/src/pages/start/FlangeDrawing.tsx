import { cx } from '@portal/ui';
import { useId } from 'react';
import styles from './flange-drawing.module.css';

/** A horizontal circle in the isometric view: an ellipse. */
interface Ring {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

const CENTER = { x: 250, y: 190 };
const ring = (radius: number, height: number, x = 0, y = 0): Ring => ({
  cx: round(CENTER.x + x),
  cy: round(CENTER.y + y - height),
  rx: round(radius * Math.sqrt(1.5)),
  ry: round(radius * Math.SQRT1_2),
});
function round(value: number) {
  return Math.round(value * 10) / 10;
}
/** The drawing's coordinates of the point at an angle on a ring. */
const pointAt = ({ cx: x, cy: y, rx, ry }: Ring, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(x + rx * Math.cos(angle)), y: round(y + ry * Math.sin(angle)) };
};
const line = (from: { x: number; y: number }, to: { x: number; y: number }) =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`;
/** The half of a ring that is not behind a cone. */
const front = ({ cx: x, cy: y, rx, ry }: Ring) =>
  `M${round(x - rx)} ${y}A${rx} ${ry} 0 0 0 ${round(x + rx)} ${y}`;
/** The visible part of the wall between two rings. */
const wall = (bottom: Ring, top: Ring) =>
  `${front(bottom)}L${round(top.cx + top.rx)} ${top.cy}A${top.rx} ${top.ry} 0 0 1 ${round(top.cx - top.rx)} ${top.cy}z`;

const foot = ring(112, 0);
const plate = ring(112, 22);
const hubFoot = ring(58, 22);
const hubTop = ring(52, 84);
const bore = ring(33, 84);
const bolts = Array.from({ length: 8 }, (_, index) => {
  const { x, y } = pointAt(ring(86, 22), index * 45 + 22.5);
  return ring(8.5, 0, x - CENTER.x, y - CENTER.y);
});
/** The hub, a cone whose foot is wider than its top. */
const hub = wall(hubFoot, hubTop);

const SPOKES = Array.from({ length: 13 }, (_, index) => -90 + index * 15);
const plateMesh = SPOKES.map((angle) => line(pointAt(hubFoot, angle), pointAt(plate, angle))).join('');
const hubMesh = SPOKES.filter((angle) => angle >= 0)
  .map((angle) => line(pointAt(hubFoot, angle), pointAt(hubTop, angle)))
  .join('');
const topMesh = SPOKES.map((angle) => line(pointAt(bore, angle), pointAt(hubTop, angle))).join('');
const wallMesh = SPOKES.filter((angle) => angle >= 0)
  .map((angle) => line(pointAt(foot, angle), pointAt(plate, angle)))
  .join('');
const plateRings = [72, 86, 99].map((radius) => ring(radius, 22));
const HUB_RINGS = [
  [56.5, 37.5],
  [55, 53],
  [53.5, 68.5],
] as const;
const hubRings = HUB_RINGS.map(([radius, height]) => front(ring(radius, height))).join('');

/**
 * A flange, on the left as a CAD drawing, on the right meshed and colored like a simulation result.
 * Decorative: hidden from assistive technology.
 */
export function FlangeDrawing({ className }: { readonly className?: string | undefined }) {
  const id = useId();
  const half = { clipPath: `url(#${id}half)` };
  return (
    <svg className={cx(styles.drawing, className)} viewBox="0 0 500 300" aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={`${id}half`}>
          <rect x={CENTER.x} y="0" width="250" height="300" />
        </clipPath>
        <radialGradient id={`${id}field`}>
          <stop className={styles.hot} offset="0.46" />
          <stop className={styles.warm} offset="0.66" />
          <stop className={styles.cool} offset="1" />
        </radialGradient>
        <linearGradient id={`${id}rise`} x1="0" y1="1" x2="0" y2="0">
          <stop className={styles.hot} offset="0.1" />
          <stop className={styles.warm} offset="0.5" />
          <stop className={styles.cool} offset="1" />
        </linearGradient>
      </defs>

      <path className={styles.body} d={wall(foot, plate)} />
      <ellipse className={styles.body} {...plate} />
      <g {...half}>
        <path className={styles.coolFace} d={wall(foot, plate)} />
        <ellipse className={styles.field} fill={`url(#${id}field)`} {...plate} />
        {plateRings.map((each) => (
          <ellipse key={each.rx} className={styles.mesh} {...each} />
        ))}
        <path className={styles.mesh} d={plateMesh + wallMesh} />
      </g>
      {bolts.map((bolt) => (
        <ellipse key={`${bolt.cx} ${bolt.cy}`} className={styles.hole} {...bolt} />
      ))}
      <path className={styles.line} d={wall(foot, plate)} />
      <ellipse className={styles.line} {...plate} />

      <path className={styles.body} d={hub} />
      <g {...half}>
        <path className={styles.field} fill={`url(#${id}rise)`} d={hub} />
        <path className={styles.mesh} d={hubMesh + hubRings} />
      </g>
      <ellipse className={styles.body} {...hubTop} />
      <g {...half}>
        <ellipse className={styles.coolFace} {...hubTop} />
        <path className={styles.mesh} d={topMesh} />
      </g>
      <path className={styles.line} d={hub} />
      <ellipse className={styles.line} {...hubTop} />
      <ellipse className={styles.hole} {...bore} />

      <path className={styles.axis} d={`M${CENTER.x} 40V262`} />
    </svg>
  );
}
