/** Fields of type double: bodies that attract each other, moved in small steps of time. */
public class NBody {
  static final class Body {
    double x, y, z;
    double vx, vy, vz;
    final double mass;

    Body(double x, double y, double z, double mass) {
      this.x = x;
      this.y = y;
      this.z = z;
      this.mass = mass;
    }
  }

  static void attract(Body a, Body b, double step) {
    double dx = a.x - b.x;
    double dy = a.y - b.y;
    double dz = a.z - b.z;
    double squared = dx * dx + dy * dy + dz * dz + 0.01;
    double factor = step / (squared * Math.sqrt(squared));
    a.vx -= dx * b.mass * factor;
    a.vy -= dy * b.mass * factor;
    a.vz -= dz * b.mass * factor;
    b.vx += dx * a.mass * factor;
    b.vy += dy * a.mass * factor;
    b.vz += dz * a.mass * factor;
  }

  static void advance(Body[] bodies, double step) {
    for (int i = 0; i < bodies.length; i++) {
      for (int j = i + 1; j < bodies.length; j++) {
        attract(bodies[i], bodies[j], step);
      }
    }
    for (Body body : bodies) {
      body.x += step * body.vx;
      body.y += step * body.vy;
      body.z += step * body.vz;
    }
  }

  static double motion(Body[] bodies) {
    double sum = 0;
    for (Body b : bodies) {
      sum += b.mass * (b.vx * b.vx + b.vy * b.vy + b.vz * b.vz) / 2;
    }
    return sum;
  }

  public static void main(String[] args) {
    int size = args.length > 0 ? Integer.parseInt(args[0]) : 500000;
    Body[] bodies = new Body[6];
    for (int i = 0; i < bodies.length; i++) {
      bodies[i] = new Body(i * i, 7 - i, i % 3, 1 + i / 2.0);
    }
    for (int i = 0; i < size; i++) {
      advance(bodies, 0.001);
    }
    System.out.println("motion " + motion(bodies));
    System.out.println("first at " + bodies[0].x + " " + bodies[0].y + " " + bodies[0].z);
  }
}
