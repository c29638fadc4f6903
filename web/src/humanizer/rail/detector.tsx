import { DetectorStrip } from '../../detector/detector-strip.tsx';

export default function Detector() {
  return <DetectorStrip />;
}
