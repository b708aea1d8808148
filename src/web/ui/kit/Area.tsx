/** A board area that fits its frame. Players can pan and zoom it where targets are smaller than a finger. */
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { Region } from '../board/Region.tsx';
import { RoundButton } from '../components/RoundButton.tsx';
import type { PlaneBox, Fit } from './useFit.ts';
import './kit.css';

interface AreaProps {
  readonly name: string;
  readonly fit: Fit;
  readonly box: PlaneBox;
  readonly closer: string;
  readonly farther: string;
  readonly style?: string;
  readonly plane?: HTMLAttributes<HTMLDivElement>;
  readonly onKey?: (event: KeyboardEvent) => boolean;
  /** A wheel with Shift pressed; without Shift it zooms. */
  readonly onShiftWheel?: (event: WheelEvent) => void;
  /** Lies above the area, outside the plane. */
  readonly over?: ComponentChildren;
  readonly children: ComponentChildren;
}

export const Area = (area: AreaProps) => (
  <Region name={area.name} class="area" {...(area.onKey === undefined ? {} : { onKey: area.onKey })}>
    <div
      class="window"
      ref={area.fit.frame}
      onWheel={(event) => {
        event.preventDefault();
        if (event.shiftKey) area.onShiftWheel?.(event);
        else area.fit.wheel(event);
      }}
    >
      <div
        {...area.plane}
        ref={area.fit.plane}
        class="plane"
        style={`--w: ${area.box.width.toFixed(1)}; --h: ${area.box.height.toFixed(1)}; ${area.style ?? ''}`}
      >
        {area.children}
      </div>
    </div>
    {area.fit.ends.value.isSmall && (
      <div class="zoom">
        <RoundButton
          icon="plus"
          label={area.closer}
          isOff={area.fit.ends.value.isMost}
          onClick={area.fit.closer}
        />
        <RoundButton
          icon="minus"
          label={area.farther}
          isOff={area.fit.ends.value.isLeast}
          onClick={area.fit.farther}
        />
      </div>
    )}
    {area.over}
  </Region>
);
