// Inputs that several tests give to the page: a hand, a rack of 101 and a record.

export const HAND = "#el/1/okey/R5/K1.K2.K3.R7.R8.R9.B10.Y10.K10.Y12.Y13.Y1.J.K6.R6";
export const RACK_101 = "#el/1/101/R5/K1.K2.K3.R7.R8.R1.B10.Y10.K10.Y12.Y13.Y1.J.K6.R2.K11.B1.R11.Y2.Y3.Y8.B4";
export const RECORD = `game 101
players Ali Ayşe Veli Can
indicator B5
rack Ali K1 K3 K6 K10 K12 K13 R2 R3 R9 B3 B5 B6 B7 B9 B11 B13 B13 Y4 Y5 Y6 Y10 Y13
rack Ayşe K1 K4 K5 K11 R5 R6 R7 R11 R12 R13 B4 B11 B12 Y1 Y3 Y9 Y10 Y11 Y11 Y12 J*
Ali: throw Y10
Ayşe: take Y10, open R5 R6 R7 / Y9 Y10 Y11 / K11 R11 B11 Y11 / R12 B12 Y12, throw R13
Veli: draw B4, throw K13
Can: take K13, open K11 K12 K13 / R3 R4 R5 R6 / Y7 Y8 Y9 / K8 B6=R8 Y8, throw B10
`;
